CREATE TABLE "manager_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"mail" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "manager_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "manager_keys_mail" ON "manager_keys" USING btree ("mail","created_at");--> statement-breakpoint
CREATE INDEX "manager_keys_age" ON "manager_keys" USING btree ("created_at");