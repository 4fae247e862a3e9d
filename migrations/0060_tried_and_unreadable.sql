ALTER TABLE "mailbox_imports" ADD COLUMN "unreadable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_deliveries" ADD COLUMN "tried_at" timestamp with time zone;