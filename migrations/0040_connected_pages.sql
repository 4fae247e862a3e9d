CREATE TABLE "page_connections" (
	"page_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"person" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"state" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"subscribed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_event_days" (
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_event_days_day_outcome_pk" PRIMARY KEY("day","outcome")
);
--> statement-breakpoint
CREATE TABLE "page_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "read_budgets" (
	"id" text PRIMARY KEY NOT NULL,
	"tokens" real NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"used" real NOT NULL,
	"stopped_until" timestamp with time zone,
	"silences" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "page_monitors_due";--> statement-breakpoint
ALTER TABLE "page_monitors" ADD COLUMN "rank" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_monitors" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_monitors" ADD COLUMN "owner_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_follows" ADD COLUMN "own_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_follows" ADD COLUMN "keep_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_notices" ADD CONSTRAINT "page_notices_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_connections_person" ON "page_connections" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "page_notices_once" ON "page_notices" USING btree ("site_id","kind","occasion","due_at");--> statement-breakpoint
CREATE INDEX "page_notices_due" ON "page_notices" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "page_monitors_due" ON "page_monitors" USING btree ("rank","due_at");