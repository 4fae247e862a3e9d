CREATE TABLE "site_contents" (
	"site_id" text PRIMARY KEY NOT NULL,
	"accepted" jsonb NOT NULL,
	"reading" text,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_photos" (
	"site_id" text NOT NULL,
	"ref" text NOT NULL,
	"photo_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_photos_site_id_ref_pk" PRIMARY KEY("site_id","ref")
);
--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "reading" text;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD COLUMN "reading" text;--> statement-breakpoint
ALTER TABLE "site_contents" ADD CONSTRAINT "site_contents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_photos" ADD CONSTRAINT "site_photos_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_photos" ADD CONSTRAINT "site_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_photos_photo" ON "site_photos" USING btree ("photo_id");--> statement-breakpoint
-- Sites that exist: what their page said at its last reading is what they show, and what they accepted.
INSERT INTO "site_contents" ("site_id", "accepted", "reading", "accepted_at")
SELECT s."id", p."page", NULL, p."read_at" FROM "sites" s JOIN "page_snapshots" p ON p."page_id" = s."page_id"
WHERE s."status" <> 'closed' OR s."current_version_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "site_photos" ("site_id", "ref", "photo_id", "created_at")
SELECT s."id", o."ref", o."photo_id", o."created_at" FROM "sites" s
JOIN "site_contents" c ON c."site_id" = s."id"
JOIN "photo_sources" o ON o."page_id" = s."page_id"
WHERE position('"' || o."ref" || '"' IN c."accepted"::text) > 0;
