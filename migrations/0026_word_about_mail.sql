ALTER TABLE "kept_records" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_records" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "kept_records" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_records" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_records" ADD COLUMN "called_at" timestamp with time zone;