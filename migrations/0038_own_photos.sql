CREATE TABLE "version_photos" (
	"version_id" text NOT NULL,
	"photo_id" text NOT NULL,
	CONSTRAINT "version_photos_version_id_photo_id_pk" PRIMARY KEY("version_id","photo_id")
);
--> statement-breakpoint
ALTER TABLE "site_photos" ADD COLUMN "from" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "version_photos" ADD CONSTRAINT "version_photos_version_id_site_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."site_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_photos" ADD CONSTRAINT "version_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_photos_photo" ON "version_photos" USING btree ("photo_id");--> statement-breakpoint
-- What the versions that are kept already show.
INSERT INTO "version_photos" ("version_id", "photo_id")
SELECT DISTINCT shown.version_id, photos.id FROM (
  SELECT id AS version_id, jsonb_object_keys(document->'photos') AS photo_id FROM "site_versions"
  UNION ALL
  SELECT v.id, file.value->>'photo' FROM "site_versions" v, jsonb_each(v.files) AS file WHERE file.value->>'kind' = 'photo'
) AS shown JOIN "photos" photos ON photos.id = shown.photo_id
ON CONFLICT DO NOTHING;
