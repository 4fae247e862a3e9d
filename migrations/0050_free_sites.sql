CREATE TABLE "free_site_owners" (
	"site_id" text NOT NULL,
	"person" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_site_owners_site_id_person_pk" PRIMARY KEY("site_id","person")
);
--> statement-breakpoint
CREATE TABLE "free_site_sessions" (
	"session_hash" text NOT NULL,
	"site_id" text NOT NULL,
	"person" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_site_sessions_session_hash_site_id_pk" PRIMARY KEY("session_hash","site_id")
);
--> statement-breakpoint
CREATE TABLE "free_sites" (
	"site_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"layout_changed_at" timestamp with time zone,
	"terms_version" text NOT NULL,
	"terms_lang" text NOT NULL,
	"opened_from" text,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "sites" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "awaits_version" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "free_site_owners" ADD CONSTRAINT "free_site_owners_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_site_sessions" ADD CONSTRAINT "free_site_sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_sites" ADD CONSTRAINT "free_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_site_owners_person" ON "free_site_owners" USING btree ("person");--> statement-breakpoint
CREATE INDEX "free_site_sessions_site" ON "free_site_sessions" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "free_sites_due" ON "free_sites" USING btree ("ends_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "free_sites_from" ON "free_sites" USING btree ("opened_from","opened_at") WHERE opened_from is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sites_free_page" ON "sites" USING btree ("page_id") WHERE order_id is null;