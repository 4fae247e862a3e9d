CREATE TABLE "shop_register" (
	"site_id" text NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"rate" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "shop_register_order_id_kind_rate_pk" PRIMARY KEY("order_id","kind","rate")
);
--> statement-breakpoint
CREATE TABLE "shop_withdrawals" (
	"order_id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"refund_by" text NOT NULL,
	"refunded_at" timestamp with time zone,
	"reminded" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takings_accounts" (
	"site_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "takings_accounts_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE TABLE "takings_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"url" text,
	"charge_id" text,
	"open_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "takings_payments_amount" CHECK ("takings_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "takings_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"occasion" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"intended_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "takings_refunds_amount" CHECK ("takings_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_lines" ADD COLUMN "vat" integer;--> statement-breakpoint
ALTER TABLE "shop_lines" ADD COLUMN "withdrawal" text DEFAULT 'yes' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD COLUMN "law_version" text;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "vat" integer;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "maker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "withdrawal" text DEFAULT 'yes' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "mode" text DEFAULT 'reserve' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_register" ADD CONSTRAINT "shop_register_site_id_shop_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."shop_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_withdrawals" ADD CONSTRAINT "shop_withdrawals_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takings_accounts" ADD CONSTRAINT "takings_accounts_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takings_payments" ADD CONSTRAINT "takings_payments_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takings_refunds" ADD CONSTRAINT "takings_refunds_payment_id_takings_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."takings_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_register_day" ON "shop_register" USING btree ("site_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "takings_payments_subject" ON "takings_payments" USING btree ("purpose","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "takings_payments_provider" ON "takings_payments" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "takings_payments_site" ON "takings_payments" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "takings_payments_ask" ON "takings_payments" USING btree ("next_ask_at");--> statement-breakpoint
CREATE UNIQUE INDEX "takings_refunds_once" ON "takings_refunds" USING btree ("payment_id","occasion");--> statement-breakpoint
CREATE INDEX "takings_refunds_ask" ON "takings_refunds" USING btree ("next_ask_at");