ALTER TABLE "preview_links" ADD COLUMN "code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_code" ON "preview_links" USING btree ("code");