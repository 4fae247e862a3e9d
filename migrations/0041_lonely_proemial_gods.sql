CREATE TABLE "site_files" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_files_same" ON "site_files" USING btree ("site_id","hash","name");--> statement-breakpoint
CREATE INDEX "site_files_hash" ON "site_files" USING btree ("hash");