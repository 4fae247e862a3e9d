CREATE TABLE "page_monitors" (
	"page_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"last_ok_at" timestamp with time zone,
	"last_hash" text,
	"misses" integer NOT NULL,
	"first_miss_at" timestamp with time zone,
	"last_error" text,
	"moved_to" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"unit" text NOT NULL,
	"proposal" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "site_follows" (
	"site_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"aside" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"how" text NOT NULL,
	"changes" jsonb NOT NULL,
	"item_order" jsonb NOT NULL,
	"version_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_follows" ADD CONSTRAINT "site_follows_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_batches" ADD CONSTRAINT "sync_batches_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_monitors_due" ON "page_monitors" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_open" ON "proposals" USING btree ("site_id","unit") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "proposals_closed" ON "proposals" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "sync_batches_site" ON "sync_batches" USING btree ("site_id","at");--> statement-breakpoint
CREATE INDEX "sync_batches_at" ON "sync_batches" USING btree ("at");--> statement-breakpoint
-- The pages of the sites that are on show already; spread over a week, as new ones are.
INSERT INTO "page_monitors" ("page_id", "state", "due_at", "misses", "created_at")
SELECT DISTINCT ON ("page_id") "page_id", 'following', now() + random() * interval '7 days', 0, now()
FROM "sites" WHERE "status" IN ('reserved', 'live') ON CONFLICT DO NOTHING;
