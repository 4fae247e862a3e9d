-- locks: booking_feeds for a moment: a column without a default is added, and no row is written
ALTER TABLE "booking_feeds" ADD COLUMN "failed_at" timestamp with time zone;