-- locks: none that anybody waits for: tables are made, and nullable columns are added without reading the rows
CREATE TABLE "agreement_asks" (
	"order_id" text NOT NULL,
	"version" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "agreement_asks_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "news_names" (
	"site_id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"is_ours" boolean NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"missing" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_welcomes" (
	"subscriber_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"sent_from" text,
	"handed_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "news_welcomes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "news_letters" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "news_settings" ADD COLUMN "welcome" text;--> statement-breakpoint
ALTER TABLE "agreement_asks" ADD CONSTRAINT "agreement_asks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_names" ADD CONSTRAINT "news_names_site_id_news_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."news_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_welcomes" ADD CONSTRAINT "news_welcomes_subscriber_id_news_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."news_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_welcomes" ADD CONSTRAINT "news_welcomes_site_id_news_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."news_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_welcomes_handed" ON "news_welcomes" USING btree ("site_id","handed_at");