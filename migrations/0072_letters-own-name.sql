-- locks: none that anybody waits for: a table is made, and a nullable column is added without reading the rows
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
ALTER TABLE "news_letters" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "news_names" ADD CONSTRAINT "news_names_site_id_news_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."news_settings"("site_id") ON DELETE cascade ON UPDATE no action;