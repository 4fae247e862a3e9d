CREATE TABLE "known_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"location" jsonb,
	"picture_url" text,
	"folded" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" text PRIMARY KEY NOT NULL,
	"preview_id" text NOT NULL,
	"layout" text,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_link_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_preview_id_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_pages_prefix" ON "known_pages" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "known_pages_words" ON "known_pages" USING gin (to_tsvector('simple', folded));--> statement-breakpoint
CREATE INDEX "preview_links_preview" ON "preview_links" USING btree ("preview_id","made_by");--> statement-breakpoint
CREATE INDEX "orders_agent" ON "orders" USING btree ("agent_id","created_at","id") WHERE agent_id is not null;