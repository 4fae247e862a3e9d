-- locks: one row for each version, and who publishes meanwhile waits for one reading of them; sixty at most a site (decision 84)
CREATE TABLE "site_histories" (
	"site_id" text PRIMARY KEY NOT NULL,
	"packed" "bytea" NOT NULL,
	"named" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_archives" (
	"site_id" text PRIMARY KEY NOT NULL,
	"packed" "bytea" NOT NULL,
	"oldest" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_histories" ADD CONSTRAINT "site_histories_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_archives" ADD CONSTRAINT "sync_archives_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_archives_oldest" ON "sync_archives" USING btree ("oldest");--> statement-breakpoint
CREATE INDEX "site_versions_whole" ON "site_versions" USING btree ("site_id","id") WHERE "site_versions"."files" is not null or "site_versions"."content" is not null;