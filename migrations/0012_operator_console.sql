CREATE TABLE "failed_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reason" text NOT NULL,
	"tries" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"retried_at" timestamp with time zone,
	"retried_by" text
);
--> statement-breakpoint
DROP INDEX "tasks_open";--> statement-breakpoint
CREATE INDEX "failed_jobs_newest" ON "failed_jobs" USING btree ("failed_at","id");--> statement-breakpoint
CREATE INDEX "failed_jobs_waiting" ON "failed_jobs" USING btree ("failed_at","id") WHERE retried_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "effects_subject" ON "effects" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "inbox_events_newest" ON "inbox_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "inbox_events_waiting" ON "inbox_events" USING btree ("received_at","id") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "inbox_events_payload" ON "inbox_events" USING gin ("payload" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "domain_registrations_prefix" ON "domain_registrations" USING btree ("domain" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_state_newest" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_mail" ON "orders" USING btree ((lower(billing->>'mail')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (to_tsvector('simple', translate(regexp_replace(normalize(page_name || ' ' || coalesce(billing->>'business_name', '') || ' ' || coalesce(billing->>'first_name', '') || ' ' || coalesce(billing->>'last_name', ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'ς-./@&''’_', 'σ        ')));--> statement-breakpoint
CREATE INDEX "orders_domains" ON "orders" USING gin ("domains");--> statement-breakpoint
CREATE INDEX "previews_newest" ON "previews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "previews_state_newest" ON "previews" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("opened_at","key") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("opened_at","key") WHERE resolved_at is not null;