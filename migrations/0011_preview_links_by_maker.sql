DROP INDEX "preview_links_preview";--> statement-breakpoint
CREATE INDEX "preview_links_maker" ON "preview_links" USING btree ("made_by","created_at");