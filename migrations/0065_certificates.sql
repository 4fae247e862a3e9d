CREATE TABLE "certificate_states" (
	"host" text PRIMARY KEY NOT NULL,
	"not_after" timestamp with time zone,
	"fault" text,
	"failures" integer NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "certificate_states_looked" ON "certificate_states" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "certificate_states_ends" ON "certificate_states" USING btree ("not_after");