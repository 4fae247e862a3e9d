CREATE TABLE "news_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"subscriber_id" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"page" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "news_consents_kind" UNIQUE("id","kind")
);
--> statement-breakpoint
CREATE TABLE "news_deliveries" (
	"letter_id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"consent_id" text NOT NULL,
	"consent_kind" text DEFAULT 'confirmed' NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"handed_at" timestamp with time zone,
	"answer" text,
	"returned_at" timestamp with time zone,
	"complained_at" timestamp with time zone,
	CONSTRAINT "news_deliveries_letter_id_subscriber_id_pk" PRIMARY KEY("letter_id","subscriber_id"),
	CONSTRAINT "news_deliveries_name_unique" UNIQUE("name"),
	CONSTRAINT "news_deliveries_confirmed" CHECK ("news_deliveries"."consent_kind" = 'confirmed')
);
--> statement-breakpoint
CREATE TABLE "news_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"planned_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "news_settings" (
	"site_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"person" text NOT NULL,
	"mark" text,
	"key_hash" text NOT NULL,
	"state" text NOT NULL,
	"lang" text NOT NULL,
	"ticket_hash" text,
	"code_hash" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_until" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"asked_again_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "news_subscribers_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "news_subscribers_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "news_suppressions" (
	"site_id" text NOT NULL,
	"mark" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_suppressions_site_id_mark_pk" PRIMARY KEY("site_id","mark")
);
--> statement-breakpoint
ALTER TABLE "news_consents" ADD CONSTRAINT "news_consents_subscriber_id_news_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."news_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_deliveries" ADD CONSTRAINT "news_deliveries_letter_id_news_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."news_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_deliveries" ADD CONSTRAINT "news_deliveries_subscriber_id_news_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."news_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_deliveries" ADD CONSTRAINT "news_deliveries_consent" FOREIGN KEY ("consent_id","consent_kind") REFERENCES "public"."news_consents"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_letters" ADD CONSTRAINT "news_letters_site_id_news_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."news_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_settings" ADD CONSTRAINT "news_settings_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_subscribers" ADD CONSTRAINT "news_subscribers_site_id_news_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."news_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_suppressions" ADD CONSTRAINT "news_suppressions_site_id_news_settings_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."news_settings"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_consents_subscriber" ON "news_consents" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "news_deliveries_state" ON "news_deliveries" USING btree ("letter_id","state");--> statement-breakpoint
CREATE INDEX "news_deliveries_handed" ON "news_deliveries" USING btree ("handed_at");--> statement-breakpoint
CREATE INDEX "news_letters_site" ON "news_letters" USING btree ("site_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_letters_one" ON "news_letters" USING btree ("site_id") WHERE state in ('draft', 'planned', 'sending');--> statement-breakpoint
CREATE INDEX "news_letters_due" ON "news_letters" USING btree ("planned_at") WHERE state in ('planned', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "news_subscribers_mark" ON "news_subscribers" USING btree ("site_id","mark");--> statement-breakpoint
CREATE INDEX "news_subscribers_everywhere" ON "news_subscribers" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "news_subscribers_state" ON "news_subscribers" USING btree ("site_id","state");--> statement-breakpoint
-- A proof never changes: not by a program of ours, either. It goes with the row of its subscriber and in no other way; its network address
-- may be erased or sealed by another key.
CREATE FUNCTION "news_consents_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT 1 FROM "news_subscribers" WHERE "id" = OLD."subscriber_id") THEN
      RAISE EXCEPTION 'a proof of consent is not deleted';
    END IF;
    RETURN OLD;
  END IF;
  IF (NEW."id", NEW."subscriber_id", NEW."kind", NEW."by", NEW."at", NEW."text", NEW."page")
    IS DISTINCT FROM (OLD."id", OLD."subscriber_id", OLD."kind", OLD."by", OLD."at", OLD."text", OLD."page") THEN
    RAISE EXCEPTION 'a proof of consent does not change';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "news_consents_stay" BEFORE UPDATE OR DELETE ON "news_consents" FOR EACH ROW EXECUTE FUNCTION "news_consents_stay"();
