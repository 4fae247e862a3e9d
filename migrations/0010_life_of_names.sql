CREATE TABLE "domain_renewals" (
	"id" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"from_year" integer NOT NULL,
	"state" text NOT NULL,
	"operation_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "domain_renewals_operation" UNIQUE("operation_id"),
	CONSTRAINT "domain_renewals_year" UNIQUE("registration_id","from_year")
);
--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "holder" text DEFAULT 'operator' NOT NULL;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "locked" boolean;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "name_servers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "want_locked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "code_given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domain_registrations" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domain_renewals" ADD CONSTRAINT "domain_renewals_registration_id_domain_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."domain_registrations"("id") ON DELETE no action ON UPDATE no action;