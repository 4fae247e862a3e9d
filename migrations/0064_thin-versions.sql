-- locks: the index is made of two short columns of one row a version; a site has some dozens, and writers wait for seconds
ALTER TABLE "site_versions" ALTER COLUMN "document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site_versions" ALTER COLUMN "files" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "site_versions_at" ON "site_versions" USING btree ("created_at","site_id");