-- locks: a new table, empty; products of shops of Pro, some ten thousand rows, are given a column without a default: none is rewritten
CREATE TABLE "shop_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"product_id" text,
	"item" text NOT NULL,
	"value" text NOT NULL,
	"said" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "listed" jsonb;--> statement-breakpoint
ALTER TABLE "shop_questions" ADD CONSTRAINT "shop_questions_site_id_shop_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."shop_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_questions" ADD CONSTRAINT "shop_questions_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_questions_open" ON "shop_questions" USING btree ("site_id","subject","kind") WHERE declined_at is null;--> statement-breakpoint
CREATE INDEX "shop_questions_site" ON "shop_questions" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "shop_questions_product" ON "shop_questions" USING btree ("product_id");