CREATE TABLE "support_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_sessions" (
	"session_hash" text NOT NULL,
	"consent_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "support_sessions_session_hash_consent_id_pk" PRIMARY KEY("session_hash","consent_id")
);
--> statement-breakpoint
ALTER TABLE "helper_sessions" ADD COLUMN "contacts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_sessions" ADD COLUMN "contacts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_helpers" ADD COLUMN "until_on" date;--> statement-breakpoint
ALTER TABLE "support_consents" ADD CONSTRAINT "support_consents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_sessions" ADD CONSTRAINT "support_sessions_consent_id_support_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."support_consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_consents_site" ON "support_consents" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "support_sessions_consent" ON "support_sessions" USING btree ("consent_id");--> statement-breakpoint
-- Whoever holds an order by now has not just signed in.
UPDATE "order_sessions" SET "contacts_at" = "created_at";
