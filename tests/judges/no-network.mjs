import http from "node:http";
import https from "node:https";
import net from "node:net";

/*
 * Loaded before a judge that asks a host by its name (node --import): every connection goes to servers of this machine
 * instead, whatever is asked with TLS to SITE_PORT and without it to PLAIN_PORT. The certificate is a real host's matter.
 */

const to = (port) => () => net.connect(Number(port), "127.0.0.1");

https.Agent.prototype.createConnection = to(process.env.SITE_PORT);
http.Agent.prototype.createConnection = to(process.env.PLAIN_PORT);
