
// The scene above gives: Hit trace(ro, rd, tmax), vec3 sky(rd), camera(uv, ro, rd), LIGHTS, lamp(i, p, lp) and the fog.
int pickedLamp;
// Where along a lamp's beam a ray passes nearest: haze is sampled around it.
#ifndef BEAMS
vec3 heart(int i, vec3 ro, vec3 rd, vec3 lp) { return lp; }
#endif
bool blocked(vec3 p, vec3 q) {
  vec3 d = q - p;
  float l = length(d);
  return trace(p, d / l, l - 2e-3).id >= 0;
}
vec3 direct(vec3 p, vec3 n, vec3 v, Hit h) {
  vec3 lp, e = vec3(0);
  float total = 0.0, chosen = 0.0;
  for (int i = 0; i < LIGHTS; i++) {
    vec3 q, c = lamp(i, p, q);
    float w = dot(c, vec3(0.33)) * max(dot(n, normalize(q - p)), 0.0);
    total += w;
    if (w > 0.0 && rnd() * total < w) { lp = q; e = c; chosen = w; }
  }
  if (total < 1e-6 || blocked(p, lp)) return vec3(0);
  vec3 l = normalize(lp - p);
  float m = 2.0 / max(h.rough * h.rough * h.rough * h.rough, 1e-3);
  float s = h.spec * (m + 2.0) / 8.0 * pow(max(dot(n, normalize(l + v)), 0.0), m);
  return e * dot(n, l) * (h.albedo / PI + s * float(h.rough > 0.08)) * total / chosen;
}
vec3 scatter(vec3 ro, vec3 rd, float t) {
  vec3 lp;
  float total = 0.0, chosen = 0.0;
  for (int i = 0; i < LIGHTS; i++) {
    vec3 q;
    lamp(i, ro, q);
    vec3 core = heart(i, ro, rd, q);
    vec3 near = ro + rd * clamp(dot(core - ro, rd), 0.0, t);
    float w = dot(lamp(i, near, q), vec3(0.33)) * 0.5 + 1.0 / (1.0 + dot(near - core, near - core));
    total += w;
    if (rnd() * total < w) { lp = q; chosen = w; pickedLamp = i; }
  }
  vec3 c0 = heart(pickedLamp, ro, rd, lp);
  float d = dot(c0 - ro, rd), D = max(length(ro + rd * d - c0), 0.06);
  float a = atan(-d / D), b = atan((t - d) / D), x = D * tan(mix(a, b, rnd()));
  float s = d + x, pdf = D / ((b - a) * (D * D + x * x));
  vec3 p = ro + rd * s, e = lamp(pickedLamp, p, lp);
  float k = fog(p);
  if (k * dot(e, vec3(1)) < 1e-6 || blocked(p, lp)) return vec3(0);
  float c = dot(normalize(lp - p), rd), g = 0.55;
  float ph = (1.0 - g * g) / (4.0 * PI * pow(1.0 + g * g - 2.0 * g * c, 1.5));
  return e * k * mix(ph, 0.0796, 0.4) * exp(-FOG * s) / pdf * total / chosen;
}
void main() {
  seed = uint(gl_FragCoord.x) * 1973u + uint(gl_FragCoord.y) * 9277u + uint(uFrame) * 26699u + 1u;
  pcg();
  vec2 uv = (2.0 * (gl_FragCoord.xy + rnd2() - 0.5) - uSize) / uSize.y;
  vec3 ro, rd, col = vec3(0), thr = vec3(1);
  camera(uv, ro, rd);
  vec4 guide = vec4(0);
  for (int b = 0; b < BOUNCES; b++) {
    Hit h = trace(ro, rd, FAR);
    if (FOG > 0.0 && b < 2) {
      vec3 f = thr * scatter(ro, rd, min(h.t, 90.0));
      col += b == 0 ? min(f, vec3(CLAMP)) : min(f, vec3(CLAMP * 0.3));
      thr *= exp(-FOG * min(h.t, 90.0));
    }
    if (b == 0) guide = vec4(h.n, h.id < 0 ? 0.0 : dot(h.albedo, vec3(0.33)) + 1.0 / (1.0 + h.t) + float(h.id));
    if (h.id < 0) { col += thr * sky(rd); break; }
    vec3 p = ro + rd * h.t + h.n * 1e-3;
    col += thr * (b == 0 ? h.emit : min(h.emit, vec3(CLAMP * 0.4)));
    vec3 d = thr * direct(p, h.n, -rd, h);
    col += b == 0 ? min(d, vec3(CLAMP * 4.0)) : min(d, vec3(CLAMP));
    float fr = h.spec + (1.0 - h.spec) * pow(1.0 - max(dot(-rd, h.n), 0.0), 5.0) * step(1e-4, h.spec) * (1.0 - 0.7 * h.rough);
    ro = p;
    if (rnd() < fr) {
      rd = lobeDir(reflect(rd, h.n), h.rough);
      if (dot(rd, h.n) < 0.0) rd = reflect(rd, h.n);
    } else { rd = cosineDir(h.n); thr *= h.albedo; }
    float q = clamp(max(thr.r, max(thr.g, thr.b)), 0.05, 1.0);
    if (b > 0) { if (rnd() > q) break; thr /= q; }
  }
  outColor = vec4(col, 1.0);
  outGuide = guide;
}
