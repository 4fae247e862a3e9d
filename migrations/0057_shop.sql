CREATE TABLE "shop_lines" (
	"order_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"cents" integer NOT NULL,
	"kind" text NOT NULL,
	"allergens" text[],
	CONSTRAINT "shop_lines_order_id_variant_id_pk" PRIMARY KEY("order_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "shop_moves" (
	"variant_id" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"stock_by" integer NOT NULL,
	"reserved_by" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"mode" text NOT NULL,
	"buyer" text NOT NULL,
	"contacts" text[] NOT NULL,
	"key_hash" text NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"lang" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"ready_wall" text,
	"kept_until" timestamp with time zone NOT NULL,
	"reason" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_prices" (
	"variant_id" text NOT NULL,
	"cents" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone,
	"reduced" boolean NOT NULL,
	CONSTRAINT "shop_prices_variant_id_from_at_pk" PRIMARY KEY("variant_id","from_at")
);
--> statement-breakpoint
CREATE TABLE "shop_products" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"photo" text,
	"allergens" text[],
	"ingredients" text NOT NULL,
	"amount" integer,
	"unit" text,
	"active" boolean NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"source" text
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"site_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"currency" text NOT NULL,
	"keep_days" integer NOT NULL,
	"minimum" integer NOT NULL,
	"note" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"price" integer,
	"stock" integer,
	"reserved" integer DEFAULT 0 NOT NULL,
	"most" integer,
	"gone" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "shop_variants_price" CHECK ("shop_variants"."price" > 0),
	CONSTRAINT "shop_variants_reserved" CHECK ("shop_variants"."reserved" >= 0),
	CONSTRAINT "shop_variants_stock" CHECK ("shop_variants"."stock" is null or "shop_variants"."reserved" between 0 and "shop_variants"."stock")
);
--> statement-breakpoint
ALTER TABLE "shop_lines" ADD CONSTRAINT "shop_lines_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_lines" ADD CONSTRAINT "shop_lines_variant_id_shop_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."shop_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_moves" ADD CONSTRAINT "shop_moves_variant_id_shop_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."shop_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_site_id_shop_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."shop_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_prices" ADD CONSTRAINT "shop_prices_variant_id_shop_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."shop_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_site_id_shop_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."shop_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_site_id_shop_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."shop_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_lines_variant" ON "shop_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_moves_once" ON "shop_moves" USING btree ("variant_id","order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_key" ON "shop_orders" USING btree ("site_id","key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_number" ON "shop_orders" USING btree ("site_id","number");--> statement-breakpoint
CREATE INDEX "shop_orders_live" ON "shop_orders" USING btree ("kept_until") WHERE state in ('placed', 'accepted', 'ready');--> statement-breakpoint
CREATE INDEX "shop_orders_contacts" ON "shop_orders" USING gin ("contacts");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_products_slug" ON "shop_products" USING btree ("site_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_products_source" ON "shop_products" USING btree ("site_id","source");--> statement-breakpoint
CREATE INDEX "shop_variants_site" ON "shop_variants" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "shop_variants_product" ON "shop_variants" USING btree ("product_id");--> statement-breakpoint
-- A variant has one price at a time, whatever a program does.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "shop_prices" ADD CONSTRAINT "shop_prices_apart" EXCLUDE USING gist ("variant_id" WITH =, tstzrange("from_at", "to_at") WITH &&);
