CREATE TABLE "booking_claims" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_claims_length" CHECK ("booking_claims"."from_at" < "booking_claims"."to_at" and "booking_claims"."to_at" - "booking_claims"."from_at" <= interval '24 hours')
);
--> statement-breakpoint
CREATE TABLE "booking_closed_days" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "booking_closed_days_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "booking_loads" (
	"site_id" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "booking_loads_site_id_slot_pk" PRIMARY KEY("site_id","slot"),
	CONSTRAINT "booking_loads_room" CHECK ("booking_loads"."taken" between 0 and "booking_loads"."places")
);
--> statement-breakpoint
CREATE TABLE "booking_people" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_services" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"price" text,
	"active" boolean NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_settings" (
	"site_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"step" integer NOT NULL,
	"notice_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"last_minutes" integer NOT NULL,
	"cancel_minutes" integer NOT NULL,
	"covers" integer NOT NULL,
	"party_most" integer NOT NULL,
	"party_instant" integer NOT NULL,
	"feed_hash" text,
	"feed_key" text,
	CONSTRAINT "booking_settings_feed_hash_unique" UNIQUE("feed_hash")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"state" text NOT NULL,
	"service_id" text NOT NULL,
	"service" text NOT NULL,
	"minutes" integer NOT NULL,
	"party" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"wall" text NOT NULL,
	"zone" text NOT NULL,
	"guest" text NOT NULL,
	"contacts" text[] NOT NULL,
	"key_hash" text NOT NULL,
	"lang" text NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_person_id_booking_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."booking_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_closed_days" ADD CONSTRAINT "booking_closed_days_site_id_booking_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."booking_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_loads" ADD CONSTRAINT "booking_loads_site_id_booking_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."booking_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_people" ADD CONSTRAINT "booking_people_site_id_booking_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."booking_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_site_id_booking_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."booking_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_site_id_booking_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."booking_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_booking_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."booking_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_people_site" ON "booking_people" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "booking_services_site" ON "booking_services" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_key" ON "bookings" USING btree ("site_id","key_hash");--> statement-breakpoint
CREATE INDEX "bookings_time" ON "bookings" USING btree ("site_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_live" ON "bookings" USING btree ("starts_at") WHERE state in ('asked', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_contacts" ON "bookings" USING gin ("contacts");
--> statement-breakpoint
-- Nobody's time is booked twice, whatever a program does. Half-open: one booking may begin as another ends.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_apart" EXCLUDE USING gist ("person_id" WITH =, tstzrange("from_at", "to_at") WITH &&);
