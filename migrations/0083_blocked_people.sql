-- locks: none of what is there but the accepted contents of sites, against writing, for the moment in which the key to them is made
CREATE TABLE "blocked_people" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"person" text NOT NULL,
	"marks" text[] NOT NULL,
	"marked_with" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocked_people" ADD CONSTRAINT "blocked_people_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_people_site" ON "blocked_people" USING btree ("site_id","blocked_at");--> statement-breakpoint
CREATE INDEX "blocked_people_marks" ON "blocked_people" USING gin ("marks") WITH (fastupdate=false);