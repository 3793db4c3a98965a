// A spun brass disc lit by one opal bulb, very close; the room behind it is out of focus.
#define BALANCE 3300.0
#define LIGHTS 3
#define BOUNCES 3
#define CLAMP 8.0
#define FOG 0.02
float fog(vec3 p) { return 0.012 + 0.016 * noise(p * 1.6); }
vec3 sky(vec3 rd) { return vec3(0.002, 0.006, 0.008); }
const vec3 BULB = vec3(0.0, 0.0, -0.30);
void camera(vec2 uv, out vec3 ro, out vec3 rd) {
  vec3 eye = vec3(1.15, 0.18, -3.2), at = vec3(0.66, 0.06, 0.0);
  vec3 f = normalize(at - eye), r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
  vec3 d = normalize(f * 2.55 + r * uv.x + u * uv.y), focus = eye + d * (2.95 / dot(d, f));
  vec2 q = rnd2();
  float a = 6.2831853 * q.x;
  ro = eye + (r * cos(a) + u * sin(a)) * sqrt(q.y) * 0.085;
  rd = normalize(focus - ro);
}
vec3 lamp(int i, vec3 p, out vec3 lp) {
  vec2 j = rnd2();
  if (i == 0) {
    float z = 2.0 * j.x - 1.0, a = 6.2831853 * j.y;
    vec3 s = vec3(sqrt(1.0 - z * z) * vec2(cos(a), sin(a)), z);
    vec3 d = normalize(p - BULB);
    if (dot(s, d) < 0.0) s = -s;
    lp = BULB + s * 0.162;
    d = p - lp;
    return kelvin(2550.0) * 2.6 / max(dot(d, d), 0.01);
  }
  if (i == 1) {
    lp = vec3(-3.4, 2.2, -2.0) + vec3(j - 0.5, 0.0) * 1.4;
    vec3 d = p - lp;
    return vec3(0.26, 0.80, 0.92) * 5.0 / dot(d, d);
  }
  lp = vec3(3.0, -1.2, 3.4) + vec3(j - 0.5, 0.0);
  vec3 d = p - lp;
  return vec3(0.26, 0.7, 0.8) * 3.0 / dot(d, d);
}
Hit trace(vec3 ro, vec3 rd, float tmax) {
  Hit h = miss(tmax);
  sphere(h, ro, rd, BULB, 0.16, 1);
  Hit disc = miss(h.t);
  sphere(disc, ro, rd, vec3(0.0, 0.0, -3.42), 3.5, 2);
  if (disc.id >= 0) {
    vec3 p = ro + rd * disc.t;
    if (p.z > -0.2 && length(p.xy) < 0.92) put(h, disc.t, disc.n, 2);
  }
  box(h, ro, rd, vec3(0.0, 0.0, -0.06), vec3(0.02, 0.02, 0.12), 3);
  tube(h, ro, rd, vec2(0.0, 0.14), 0.022, -4.0, 4.0, 3);
  plane(h, ro, rd, vec3(0, 0, -1), 5.2, 4);
  plane(h, ro, rd, vec3(0, 1, 0), 1.7, 5);
  for (int i = 0; i < 16; i++) {
    float k = float(i);
    vec3 c = vec3(0.6 + 4.2 * hash2(vec2(k, 1.0)), -1.3 + 3.2 * hash2(vec2(k, 2.0)), 2.6 + 2.4 * hash2(vec2(k, 3.0)));
    sphere(h, ro, rd, c, 0.035 + 0.03 * hash2(vec2(k, 5.0)), 10 + i);
  }
  if (h.id < 0) return h;
  vec3 p = ro + rd * h.t;
  h.rough = 0.9; h.spec = 0.0; h.albedo = vec3(0.05);
  if (h.id == 1) {
    float rim = max(dot(-rd, h.n), 0.0);
    h.emit = kelvin(2550.0) * 2.6 * (0.42 + 0.75 * pow(rim, 0.8));
    h.albedo = vec3(0.6); h.spec = 0.04; h.rough = 0.1;
  } else if (h.id == 2) {
    float r = length(p.xy);
    vec3 radial = vec3(p.xy / max(r, 1e-3), 0.0);
    float groove = noise(vec3(r * 240.0, 1.0, 1.0)) - 0.5 + 0.6 * (noise(vec3(r * 900.0, 7.0, 1.0)) - 0.5);
    float smear = fbm(vec3(p.xy * 5.0, 2.0));
    h.n = normalize(h.n + radial * groove * 0.16 + 0.02 * (rnd() - 0.5));
    h.albedo = vec3(0.40, 0.235, 0.10) * (0.75 + 0.4 * smear);
    h.spec = 0.52; h.rough = 0.24 + 0.12 * smear;
    if (r > 0.905) { h.albedo = vec3(0.5, 0.32, 0.15); h.rough = 0.15; }
  } else if (h.id == 3) { h.albedo = vec3(0.2, 0.12, 0.06); h.spec = 0.4; h.rough = 0.25; }
  else if (h.id == 4) h.albedo = vec3(0.10, 0.12, 0.125) * (0.6 + 0.8 * fbm(p * 0.9));
  else if (h.id == 5) { h.albedo = vec3(0.06, 0.04, 0.03); h.spec = 0.04; h.rough = 0.2; }
  else if (h.id >= 10) {
    float k = float(h.id - 10);
    h.emit = (hash2(vec2(k, 9.0)) > 0.45 ? kelvin(2400.0) : vec3(0.25, 0.85, 0.95)) * (5.0 + 14.0 * hash2(vec2(k, 8.0)));
    h.albedo = vec3(0);
  }
  return h;
}
