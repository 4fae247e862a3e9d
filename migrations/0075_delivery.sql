-- locks: orders and shops of sites of Pro, some thousand rows; a column is added to each, and none is rewritten
ALTER TABLE "shop_orders" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "deliveries" jsonb DEFAULT '[]'::jsonb NOT NULL;