CREATE TABLE "domain_zones" (
	"registration_id" text PRIMARY KEY NOT NULL,
	"zone_id" text NOT NULL,
	"name_servers" text[] NOT NULL,
	"records" jsonb,
	"change_id" text,
	"ready_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "domain_zones" ADD CONSTRAINT "domain_zones_registration_id_domain_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."domain_registrations"("id") ON DELETE no action ON UPDATE no action;