ALTER TABLE "sites" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "held_for" jsonb;