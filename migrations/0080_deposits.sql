-- locks: bookings and services of sites of Pro, some thousand rows; a column is added to each, and none is rewritten; bookings are read once for the index while readers go on and who books waits
ALTER TABLE "booking_services" ADD COLUMN "deposit" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "deposit" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_deposit" ON "bookings" USING btree ("site_id") WHERE deposit is not null;