-- locks: none that anybody waits for: tables are made, and nothing that stands is read
CREATE TABLE "booking_busy" (
	"feed_id" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_busy_feed_id_from_at_pk" PRIMARY KEY("feed_id","from_at"),
	CONSTRAINT "booking_busy_length" CHECK ("booking_busy"."from_at" < "booking_busy"."to_at")
);
--> statement-breakpoint
CREATE TABLE "booking_clashes" (
	"booking_id" text NOT NULL,
	"feed_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "booking_clashes_booking_id_feed_id_starts_at_pk" PRIMARY KEY("booking_id","feed_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "booking_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"person_id" text,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"etag" text,
	"busy_hash" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"whole_at" timestamp with time zone NOT NULL,
	"fault" text,
	"told_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_busy" ADD CONSTRAINT "booking_busy_feed_id_booking_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."booking_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_clashes" ADD CONSTRAINT "booking_clashes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_clashes" ADD CONSTRAINT "booking_clashes_feed_id_booking_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."booking_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feeds" ADD CONSTRAINT "booking_feeds_site_id_booking_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."booking_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feeds" ADD CONSTRAINT "booking_feeds_person_id_booking_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."booking_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_clashes_feed" ON "booking_clashes" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "booking_feeds_site" ON "booking_feeds" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "booking_feeds_due" ON "booking_feeds" USING btree ("due_at");