-- locks: products and settings of shops of Pro, and a row for each sending name, some ten thousand rows; columns without a default, or with a constant one, are added, and none is rewritten; the few shops that sell by card are written once
ALTER TABLE "news_names" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "identifier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "warnings" text;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "came_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "grace_until" timestamp with time zone;--> statement-breakpoint
UPDATE "shop_settings" SET "grace_until" = now() + interval '30 days' WHERE "mode" = 'paid';
