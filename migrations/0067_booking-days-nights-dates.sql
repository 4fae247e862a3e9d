-- locks: no booking has a session or a last day yet, so the key and the index are made over empty columns
CREATE TABLE "booking_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"title" text NOT NULL,
	"price" text,
	"minutes" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"wall" text NOT NULL,
	"zone" text NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"is_listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "booking_sessions_room" CHECK ("booking_sessions"."taken" between 0 and "booking_sessions"."places")
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "service_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "booking_sessions" ADD CONSTRAINT "booking_sessions_site_id_booking_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."booking_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_sessions_once" ON "booking_sessions" USING btree ("site_id","starts_at","title") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "booking_sessions_listed" ON "booking_sessions" USING btree ("starts_at") WHERE is_listed;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_session_id_booking_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."booking_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_session" ON "bookings" USING btree ("session_id");