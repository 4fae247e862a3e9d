CREATE TABLE "helper_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"helper_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "helper_sessions" (
	"session_hash" text NOT NULL,
	"helper_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "helper_sessions_session_hash_helper_id_pk" PRIMARY KEY("session_hash","helper_id")
);
--> statement-breakpoint
CREATE TABLE "site_helpers" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"mail" text NOT NULL,
	"role" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"last_seen_on" date,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_edits" ADD COLUMN "who" text;--> statement-breakpoint
ALTER TABLE "helper_keys" ADD CONSTRAINT "helper_keys_helper_id_site_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."site_helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helper_sessions" ADD CONSTRAINT "helper_sessions_helper_id_site_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."site_helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_helpers" ADD CONSTRAINT "site_helpers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helper_keys_helper" ON "helper_keys" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "helper_sessions_helper" ON "helper_sessions" USING btree ("helper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_helpers_once" ON "site_helpers" USING btree ("site_id","mail") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "site_helpers_mail" ON "site_helpers" USING btree ("mail");