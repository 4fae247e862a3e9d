ALTER TABLE "site_contents" ADD COLUMN "good_until" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE INDEX "site_contents_due" ON "site_contents" USING btree ("good_until");--> statement-breakpoint
CREATE INDEX "site_contents_dated_due" ON "site_contents" USING btree ("good_until") WHERE "site_contents"."dated" <> '[]'::jsonb;