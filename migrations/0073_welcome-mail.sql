-- locks: none that anybody waits for: a table is made, and a nullable column is added without reading the rows
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
ALTER TABLE "news_settings" ADD COLUMN "welcome" text;--> statement-breakpoint
ALTER TABLE "news_welcomes" ADD CONSTRAINT "news_welcomes_subscriber_id_news_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."news_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_welcomes" ADD CONSTRAINT "news_welcomes_site_id_news_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."news_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_welcomes_handed" ON "news_welcomes" USING btree ("site_id","handed_at");