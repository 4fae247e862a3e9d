-- locks: the index is made of two short columns of one row a version, while readers go on and writers wait; what shuts readers out comes last and changes no row
CREATE INDEX "site_versions_at" ON "site_versions" USING btree ("created_at","site_id");--> statement-breakpoint
ALTER TABLE "site_versions" ALTER COLUMN "document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "site_versions" ALTER COLUMN "files" DROP NOT NULL;
