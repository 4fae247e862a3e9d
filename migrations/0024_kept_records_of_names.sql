CREATE TABLE "kept_records" (
	"registration_id" text PRIMARY KEY NOT NULL,
	"records" jsonb NOT NULL,
	"name_servers" text[] NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_records" ADD CONSTRAINT "kept_records_registration_id_domain_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."domain_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What stands in our zones today is the site's.
UPDATE "domain_zones" SET "records" = (
  SELECT jsonb_agg(each || '{"owner": "site"}') FROM jsonb_array_elements("records") AS each
) WHERE jsonb_array_length("records") > 0;
