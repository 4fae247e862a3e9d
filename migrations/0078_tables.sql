-- locks: booking_people, a few rows a site: its columns are added without being read, and its check reads some thousand rows at once
ALTER TABLE "booking_people" ADD COLUMN "seats_from" integer;--> statement-breakpoint
ALTER TABLE "booking_people" ADD COLUMN "seats_to" integer;--> statement-breakpoint
ALTER TABLE "booking_people" ADD CONSTRAINT "booking_people_seats" CHECK (num_nulls("booking_people"."seats_from", "booking_people"."seats_to") <> 1 and 1 <= "booking_people"."seats_from" and "booking_people"."seats_from" <= "booking_people"."seats_to");