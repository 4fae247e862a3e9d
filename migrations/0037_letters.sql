CREATE TABLE "decision_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"what" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_schedules" (
	"site_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	"off_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
CREATE INDEX "decision_links_site" ON "decision_links" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "decision_links_expires" ON "decision_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "letter_schedules_due" ON "letter_schedules" USING btree ("due_at");--> statement-breakpoint
INSERT INTO "letter_schedules" ("site_id", "due_at") SELECT "id", now() + interval '7 days' FROM "sites" WHERE "status" = 'live';
