-- locks: mail_domains has one short row a name with mail
ALTER TABLE "mail_domains" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_domains" ADD COLUMN "away_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_domains_look" ON "mail_domains" USING btree ("look_at");